export * from './credit-use.ts'
export * from './judge-credit.ts'
export * from './open-instalments.ts'
export * from './release-credit.ts'
