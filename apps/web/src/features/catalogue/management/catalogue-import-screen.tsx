import { PageHeader } from '../../../ui/page-header.tsx'
import { CatalogueImport } from './catalogue-import.tsx'
import { ExportCatalogueButton } from './export-catalogue-button.tsx'

/** C-140: the catalogue comes from a file and goes to one. */
export const CatalogueImportScreen = () => (
  <>
    <PageHeader
      title="Importar catálogo"
      back={{ to: '/administracao/catalogo', label: 'Catálogo' }}
      secondary={<ExportCatalogueButton />}
    />
    <CatalogueImport />
  </>
)
