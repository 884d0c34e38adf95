export { ConsultantButton } from './consultant-button.tsx'
