import { PageHeader } from '../../../ui/page-header.tsx'
import { CatalogueImport } from './catalogue-import.tsx'
import { ExportCatalogueButton } from './export-catalogue-button.tsx'

/** C-140: imports the catalogue from a file and exports it. */
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
