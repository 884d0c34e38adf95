export { useLinks } from './use-links.ts'
