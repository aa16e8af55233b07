# @housebrand/__name__

| door                         | what it holds                                     |
| ---------------------------- | ------------------------------------------------- |
| `@housebrand/__name__`       | rules, contracts, `__camel__Pages`, `__camel__Messages` |
| `@housebrand/__name__/nest`  | `__camel__`, as the API's list of domains takes it; `__Name__Module` |
| `@housebrand/__name__/react` | `feature`                                         |

## In another agent site

Put `__camel__` into the application's list of domains, and give the portal `feature`.
