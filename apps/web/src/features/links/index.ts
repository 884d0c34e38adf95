export { ModulesMenu } from './modules-menu.tsx'
export { useLinks } from './use-links.ts'
