# @housebrand/__name__

| entry point                  | exports                                           |
| ---------------------------- | ------------------------------------------------- |
| `@housebrand/__name__`       | rules, contracts, `__camel__Pages`, `__camel__Messages` |
| `@housebrand/__name__/nest`  | `__camel__` (`ServerDomain`); `__Name__Module`    |
| `@housebrand/__name__/react` | `feature`                                         |

## Install

`npm run pack` in our checkout writes `@housebrand/__name__` (rules and contracts), `@housebrand/__name__-react` (for React) and `@housebrand/__name__-nest` (for NestJS) into
`dist/packages/__name__`. In the site: `npm install <checkout>/dist/packages/__name__/housebrand-__name__-react-0.1.0.tgz`.

## In another agent site

Add `__camel__` to the application's list of domains, and give the portal `feature`.
