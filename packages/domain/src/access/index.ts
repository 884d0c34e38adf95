export * from './can.ts'
export * from './capabilities.ts'
export * from './data-scope.ts'
export * from './roles.ts'
