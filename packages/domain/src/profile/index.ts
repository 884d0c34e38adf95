export * from './avatar.ts'
export * from './notification-methods.ts'
export * from './profile-problems.ts'
