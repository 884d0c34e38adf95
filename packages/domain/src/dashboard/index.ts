export * from './banner.ts'
export * from './work-queue.ts'
