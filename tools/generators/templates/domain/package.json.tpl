{
  "name": "@housebrand/__name__",
  "version": "0.1.0",
  "type": "module",
  "license": "UNLICENSED",
  "exports": {
    ".": {
      "@housebrand/source": "./src/core/index.ts",
      "types": "./dist/core/index.d.ts",
      "default": "./dist/core/index.js"
    },
    "./nest": {
      "@housebrand/source": "./src/nest/index.ts",
      "types": "./dist/nest/index.d.ts",
      "default": "./dist/nest/index.js"
    },
    "./react": {
      "@housebrand/source": "./src/react/index.ts",
      "types": "./dist/react/index.d.ts",
      "default": "./dist/react/index.js"
    }
  },
  "sideEffects": [
    "**/*.css",
    "./src/nest/**",
    "./dist/nest/**"
  ],
  "files": [
    "dist",
    "README.md"
  ]
}
