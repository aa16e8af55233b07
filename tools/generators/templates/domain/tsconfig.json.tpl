{ "extends": "../../tsconfig.base.json" }
