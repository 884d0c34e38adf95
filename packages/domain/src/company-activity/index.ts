export * from './activity-kinds.ts'
export * from './audited-values.ts'
export * from './describe-activity.ts'
