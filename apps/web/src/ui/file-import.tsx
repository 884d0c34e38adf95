import { IconDownload } from '@tabler/icons-react'
import { formatCount } from '../lib/format.ts'
import { saveFile } from '../lib/save-file.ts'
import type { FileImport } from '../lib/use-file-import.ts'
import { ActionButton } from './action-button.tsx'
import { Card } from './card.tsx'
import { Facts } from './facts.tsx'
import { FileDrop } from './file-drop.tsx'
import classes from './file-import.module.css'
import { Notice } from './notice.tsx'
import { RefusalsAside } from './refusals-aside.tsx'

type Previewed = NonNullable<FileImport['previewed']>
type Preview = Previewed['preview']
type Change = Preview['changes'][number]

export type FileTemplate = { readonly name: string; readonly text: string }

/** Marks the file as UTF-8 for spreadsheet programs. */
const byteOrderMark = '\uFEFF'

type TemplateButtonProps = {
  readonly template: FileTemplate
  /** For use beside other buttons in a row. */
  readonly isQuiet?: boolean
}

/** An example of the file that the import expects (USE-028). */
export const TemplateButton = ({ template, isQuiet = false }: TemplateButtonProps) => (
  <ActionButton
    label="Baixar modelo"
    {...(isQuiet && {
      name: `Baixar ${template.name.charAt(0).toLowerCase()}${template.name.slice(1, -'.csv'.length)}`,
    })}
    size={isQuiet ? 'sm' : 'compact'}
    variant={isQuiet ? 'text' : 'default'}
    icon={<IconDownload size={16} aria-hidden />}
    onRun={() => saveFile(new Blob([byteOrderMark, template.text], { type: 'text/csv' }), template.name)}
  />
)

const ChangeLine = ({ change }: { readonly change: Change }) => (
  <li className={classes.line}>
    <span className={classes.name}>
      {change.name}
      <span className={classes.note}>{change.isNew ? 'Novo' : `Linha ${formatCount(change.line)}`}</span>
    </span>
    <span className={classes.cells}>
      {change.cells.map(({ column, before, after }) => (
        <span key={column}>
          <span className={classes.note}>{column}:</span>{' '}
          {!change.isNew && (
            <>
              <del>{before || '–'}</del> <span aria-hidden>→</span>{' '}
            </>
          )}
          <ins>{after || '–'}</ins>
        </span>
      ))}
    </span>
  </li>
)

type PreviewProps = Previewed & Pick<FileImport, 'refusals'>

const Problems = ({ preview, file, refusals }: PreviewProps) => (
  <Card
    title="Linhas com erro"
    aside={<RefusalsAside count={formatCount(preview.bad)} endpoint={refusals} file={file} />}
    isFlush
  >
    <ul className={classes.problems}>
      {preview.problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  </Card>
)

const PreviewCards = ({ preview, ...rest }: PreviewProps) => (
  <>
    <Card title="Conferência">
      <Facts
        items={[
          { label: 'Novos', value: formatCount(preview.added) },
          { label: 'Alterados', value: formatCount(preview.changed) },
          { label: 'Sem mudança', value: formatCount(preview.unchanged) },
          { label: 'Com erro', value: formatCount(preview.bad) },
        ]}
      />
    </Card>
    {preview.bad > 0 && <Problems preview={preview} {...rest} />}
    {preview.changes.length > 0 && (
      <Card title="O que muda" aside={formatCount(preview.changes.length)} isFlush>
        <ul className={classes.lines}>
          {preview.changes.map((change) => (
            <ChangeLine key={change.line} change={change} />
          ))}
        </ul>
      </Card>
    )}
  </>
)

const toPermission = ({ bad, changes }: Preview) => {
  if (bad > 0) return { allowed: false, reason: 'Corrija as linhas com erro e envie o arquivo de novo.' } as const
  return changes.length === 0
    ? ({ allowed: false, reason: 'O arquivo não muda nada.' } as const)
    : ({ allowed: true } as const)
}

type DecisionProps = { readonly importing: FileImport; readonly preview: Preview; readonly verb: string }

const Decision = ({ importing, preview, verb }: DecisionProps) => (
  <footer className={classes.footer}>
    <ActionButton label="Cancelar" variant="text" onRun={importing.cancel} />
    <ActionButton
      label={verb}
      runningLabel="Importando…"
      variant="next"
      isRunning={importing.isApplying}
      permission={toPermission(preview)}
      onRun={importing.apply}
    />
  </footer>
)

export type FileImportProps = {
  readonly importing: FileImport
  /** 'Escolher arquivo de frete' */
  readonly label: string
  readonly hint: string
  readonly template: FileTemplate
  /** The label of the import button for this number of changed records. */
  readonly verb: (changes: number) => string
}

/** C-140, USE-028: a file, its changes, and the confirmation; an invalid file is reported once, with a template. */
export const FileImportForm = ({ importing, label, hint, template, verb }: FileImportProps) => {
  const { previewed, problem, isComparing } = importing
  return (
    <div className={classes.page}>
      <FileDrop
        label={isComparing ? 'Conferindo o arquivo…' : label}
        hint={hint}
        accept=".csv,text/csv"
        onChoose={(file) => importing.choose(file)}
      />
      {problem === undefined && previewed === null && <TemplateButton template={template} />}
      {problem !== undefined && (
        <Notice
          tone="danger"
          isAlert
          action={
            previewed === null ? (
              <TemplateButton template={template} />
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
          <PreviewCards {...previewed} refusals={importing.refusals} />
          <Decision importing={importing} preview={previewed.preview} verb={verb(previewed.preview.changes.length)} />
        </section>
      )}
    </div>
  )
}
