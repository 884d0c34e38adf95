import type { ImportPreview } from '@girassol/contract/catalogue/import'
import { canAddProducts, importTemplate } from '@girassol/domain/catalogue'
import { IconDownload } from '@tabler/icons-react'
import { useRoles } from '../../../access/session.tsx'
import { formatCount } from '../../../lib/format.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Notice } from '../../../ui/notice.tsx'
import classes from './catalogue-import.module.css'
import { ImportPreviewCards } from './import-preview.tsx'
import { useCatalogueImport } from './use-catalogue-import.ts'

const hints = {
  all: 'CSV de até 50 MB ou JSON de até 10 MB, com até 100.000 linhas. O que uma coluna não diz fica como está; nada é gravado antes da sua confirmação.',
  supply: 'CSV com as colunas B1_COD, VLR_TOT, cost, remainingQuantity e boardingDate, de produtos já cadastrados.',
} as const

/** An example of the file that the import expects (USE-028). */
const TemplateButton = () => {
  const roles = useRoles()
  return (
    <ActionButton
      label="Baixar modelo"
      size="compact"
      icon={<IconDownload size={16} aria-hidden />}
      onRun={() => saveFile(new Blob([importTemplate(roles)], { type: 'text/csv' }), 'Modelo do catálogo.csv')}
    />
  )
}

const written = ({ added, changed }: ImportPreview): number => added + changed

type Importing = ReturnType<typeof useCatalogueImport>

/** After the preview there is one question: import all rows or only the valid ones. */
const Decision = ({ importing, preview }: { readonly importing: Importing; readonly preview: ImportPreview }) => {
  const count = written(preview)
  const products = `${formatCount(count)} ${count === 1 ? 'produto' : 'produtos'}`
  return (
    <footer className={classes.footer}>
      <ActionButton label="Cancelar" variant="text" onRun={importing.forget} />
      <ActionButton
        label={preview.bad > 0 ? `Importar só as linhas boas (${products})` : `Importar ${products}`}
        runningLabel="Importando…"
        variant="next"
        isRunning={importing.isApplying}
        permission={count === 0 ? { allowed: false, reason: 'O arquivo não muda nada.' } : { allowed: true }}
        onRun={() => importing.apply(preview.bad > 0)}
      />
    </footer>
  )
}

/** C-140: imports the catalogue from a file, after a preview. */
export const CatalogueImport = () => {
  const importing = useCatalogueImport()
  const roles = useRoles()
  const { previewed, problem, isComparing } = importing
  return (
    <div className={classes.page}>
      <FileDrop
        label={isComparing ? 'Conferindo o arquivo…' : 'Escolher arquivo do catálogo'}
        hint={hints[canAddProducts(roles) ? 'all' : 'supply']}
        accept=".csv,.json,text/csv,application/json"
        onChoose={(file) => void importing.choose(file)}
      />
      {problem !== undefined && (
        <Notice
          tone="danger"
          isAlert
          action={
            previewed === null ? (
              <TemplateButton />
            ) : (
              <ActionButton label="Conferir de novo" size="compact" onRun={importing.compareAgain} />
            )
          }
        >
          {problem}
        </Notice>
      )}
      {previewed !== null && (
        <section aria-label={`Conferência de ${previewed.file.name}`} className={classes.page}>
          <ImportPreviewCards file={previewed.file} preview={previewed.preview} />
          <Decision importing={importing} preview={previewed.preview} />
        </section>
      )}
    </div>
  )
}
