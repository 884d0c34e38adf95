export { useSiteAction } from './linking/use-site-action.tsx'
