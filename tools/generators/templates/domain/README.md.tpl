# @housebrand/__name__

One sentence that says what this domain is for.

| door                            | what it holds                                                    |
| ------------------------------- | ---------------------------------------------------------------- |
| `@housebrand/__name__`          | `openEntries`, contracts, named errors                            |
| `@housebrand/__name__/nest`     | `__Name__Module`, `__name__Migrations`                            |
| `@housebrand/__name__/react`    | `feature` (the route `__name__`), `use__Name__Entries`            |
| `@housebrand/__name__/testing`  | `__name__Entry`, a builder for specs                              |

## Words

- **entry**: what an agent shows its members here, from `opensAt` until `closesAt`.

## Calls

`GET /api/apps/__name__/{prefix}`: the open entries of the session's agent. `GET /api/apps/__name__/{prefix}/{id}`: one of them.

## In another agent site

Import `__Name__Module`, run `__name__Migrations`, give the portal `feature`.
