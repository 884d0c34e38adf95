import { downloadSampleList } from '@girassol/contract/quick-order'
import { Textarea } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useDownload } from '../../lib/use-download.ts'
import type { Draft } from '../../lib/use-drafted-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { EntryLine } from './entry-line.tsx'
import classes from './quick-order.module.css'
import { useListFile } from './use-list-file.ts'

const example = '10010005 12\n10 x 10100003\n10200001;40'

const sampleFile = { name: 'Lista de compra rápida.xlsx', failure: 'Não deu para baixar o modelo. Tente de novo.' }

export type ListCardProps = {
  readonly text: string
  readonly draft: Draft
  readonly onType: (text: string) => void
  readonly onInclude: (lines: readonly string[]) => void
}

/** The three ways to a list: line by line, pasted, or from a file; all are one text that can be edited (FAST-001). */
export const ListCard = ({ text, draft, onType, onInclude }: ListCardProps) => {
  const { problem, isReading, choose } = useListFile(onInclude)
  const sample = useDownload(downloadSampleList, { query: { format: 'xlsx' } }, sampleFile)
  return (
    <Card title="Lista">
      <div className={classes.list}>
        <EntryLine onAdd={(line) => onInclude([line])} />
        <Textarea
          className={classes.lines ?? ''}
          label="Ou cole a lista, um produto por linha"
          description="Código e quantidade em qualquer ordem, separados por espaço, tabulação, ponto e vírgula ou vírgula."
          placeholder={example}
          value={text}
          autosize
          minRows={8}
          maxRows={24}
          spellCheck={false}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <DraftNotice draft={draft} />
        <FileDrop
          label="Ou escolha um arquivo"
          hint="CSV ou XLSX, até 500 linhas e 1 MB"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          error={problem}
          isBusy={isReading}
          onChoose={choose}
        />
        <div>
          <ActionButton
            label="Baixar modelo"
            size="compact"
            icon={<IconDownload size={16} aria-hidden />}
            isRunning={sample.isPending}
            onRun={() => sample.mutate()}
          />
        </div>
      </div>
    </Card>
  )
}
