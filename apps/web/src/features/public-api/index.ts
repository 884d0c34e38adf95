export { DevelopersScreen } from './developers-screen.tsx'
