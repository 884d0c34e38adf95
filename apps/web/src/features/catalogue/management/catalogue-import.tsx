import type { ImportPreview } from '@girassol/contract/catalogue/import'
import { canAddProducts, importTemplate } from '@girassol/domain/catalogue'
import { IconDownload } from '@tabler/icons-react'
import { useBlocker } from '@tanstack/react-router'
import { useRoles } from '../../../access/session.tsx'
import { formatFileSize } from '../../../lib/file-size.ts'
import { formatCount } from '../../../lib/format.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
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

const patience = 'Um arquivo grande leva cerca de um minuto. Nada é gravado antes da sua confirmação.'

const describeFile = ({ name, size }: File): string => `${name} (${formatFileSize(size)})`

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

const interruptions = {
  comparing:
    'O arquivo ainda está sendo conferido. Nada foi gravado; a conferência recomeça quando você o escolher de novo.',
  compared: 'O arquivo foi conferido e ainda não foi importado: nada foi gravado.',
  applying: 'A importação termina mesmo que você saia. O resultado fica no registro de alterações.',
} as const

/** Asks before a file that was chosen and not yet imported is left: a large one takes a minute to read again. */
const LeaveQuestion = ({ unfinished }: Pick<Importing, 'unfinished'>) => {
  const isUnfinished = unfinished !== null
  const blocker = useBlocker({
    shouldBlockFn: () => isUnfinished,
    enableBeforeUnload: isUnfinished,
    withResolver: true,
  })
  if (blocker.status !== 'blocked' || unfinished === null) return null
  return (
    <ConfirmDialog
      isOpen
      title="Sair da importação"
      verb="Sair"
      cancel="Ficar"
      isDangerous
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      {interruptions[unfinished]}
    </ConfirmDialog>
  )
}

/** C-140: imports the catalogue from a file, after a preview. */
export const CatalogueImport = () => {
  const importing = useCatalogueImport()
  const roles = useRoles()
  const { previewed, problem, comparedFile, isApplying } = importing
  return (
    <div className={classes.page}>
      <FileDrop
        label={comparedFile === null ? 'Escolher arquivo do catálogo' : `Conferindo ${describeFile(comparedFile)}…`}
        hint={comparedFile === null ? hints[canAddProducts(roles) ? 'all' : 'supply'] : patience}
        isBusy={comparedFile !== null || isApplying}
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
      <LeaveQuestion unfinished={importing.unfinished} />
    </div>
  )
}
