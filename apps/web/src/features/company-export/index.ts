export { CompanyExportCard } from './company-export-card.tsx'
