import { exportCart } from '@girassol/contract/quick-order'
import { fetchFile } from '../../lib/api-client.ts'
import { saveFile } from '../../lib/save-file.ts'
import { ExportMenu } from '../../ui/export-menu.tsx'

/** FAST-009: the cart as a list that can be imported again. */
export const ExportCartMenu = () => (
  <ExportMenu
    label="Exportar carrinho"
    failure="Não deu para exportar o carrinho. Tente de novo."
    onExport={async (format) => saveFile(await fetchFile(exportCart, { query: { format } }), `Carrinho.${format}`)}
  />
)
