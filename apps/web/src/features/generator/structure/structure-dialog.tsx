import { ActionIcon } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import type { KitSearch } from '../choosing/use-kit-search.ts'
import classes from './structure-dialog.module.css'
import { StructureDrawing } from './structure-drawing.tsx'
import { StructureLineForm } from './structure-line-form.tsx'
import { incompleteLines, isFilledIn, linesToCalculate, nextLine, type StructureLine } from './structure-lines.ts'

/** The lines and their calculation; used by the kit search and by the budget editor. */
export type StructureWork = Pick<KitSearch, 'lines' | 'setLines' | 'calculate' | 'isCalculating'> & {
  readonly choices: Pick<KitSearch['choices'], 'moduleId'>
}

/** The lines of the dialog; it starts with one line. */
const useLines = ({ lines, setLines, choices }: StructureWork) => {
  const [first] = useState(() => nextLine([], choices.moduleId))
  const [opened, open] = useState<number>()
  const shown = lines.length === 0 ? [first] : lines
  const current = shown.find(({ id }) => id === opened) ?? shown[0] ?? first
  return {
    shown,
    current,
    open,
    add: () => {
      const added = nextLine(shown, choices.moduleId)
      setLines([...shown, added])
      open(added.id)
    },
    change: (changed: StructureLine) => setLines(shown.map((line) => (line.id === changed.id ? changed : line))),
    remove: () => setLines(shown.filter(({ id }) => id !== current.id)),
  }
}

type Place = 'no carrinho' | 'no orçamento'

type LinesProps = { readonly lines: ReturnType<typeof useLines>; readonly isTried: boolean; readonly place: Place }

const Lines = ({ lines: { shown, current, open, add, change, remove }, isTried, place }: LinesProps) => {
  const number = shown.indexOf(current) + 1
  return (
    <div className={classes.lines}>
      <ActionButton
        label="Nova linha"
        variant="text"
        icon={<IconPlus size={16} aria-hidden />}
        size="compact"
        onRun={add}
      />
      <Tabs
        label="Linhas"
        tabs={shown.map(({ id }, index) => ({ id: String(id), label: `Linha ${index + 1}` }))}
        current={String(current.id)}
        onChange={(id) => open(Number(id))}
      >
        <div className={classes.line}>
          <StructureLineForm key={current.id} line={current} isTried={isTried} onChange={change} />
          <ActionIcon aria-label={`Remover linha ${number}`} onClick={remove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
        <StructureDrawing line={current} />
        {current.isCalculated && (
          <Notice tone="success" isInline>
            Os produtos desta linha estão {place}. Se você mudar a linha, o novo cálculo se soma a eles.
          </Notice>
        )}
      </Tabs>
    </div>
  )
}

export type StructureDialogProps = {
  readonly search: StructureWork
  /** Where the products are added. */
  readonly place?: Place
  readonly onClose: () => void
}

/** The fixing structure of lines of panels, added to the cart or to a budget (KIT-004…007). */
export const StructureDialog = ({ search, place = 'no carrinho', onClose }: StructureDialogProps) => {
  const lines = useLines(search)
  const [isTried, setTried] = useState(false)
  const blank = lines.shown.find((line) => !isFilledIn(line))
  const discard = () => {
    search.setLines([])
    onClose()
  }
  const calculate = async () => {
    setTried(true)
    if (blank !== undefined) return lines.open(blank.id)
    if (linesToCalculate(lines.shown).length === 0 || (await search.calculate(lines.shown))) onClose()
  }
  return (
    <Dialog
      isOpen
      title="Cálculo das estruturas de fixação"
      width="table"
      onClose={onClose}
      footer={
        <>
          <ActionButton label="Cancelar e limpar" variant="text" onRun={discard} />
          <ActionButton
            label="Calcular"
            runningLabel="Calculando…"
            variant="next"
            isRunning={search.isCalculating}
            onRun={() => void calculate()}
          />
        </>
      }
    >
      {isTried && blank !== undefined && (
        <Notice tone="danger" isInline isAlert>
          {incompleteLines}
        </Notice>
      )}
      <Lines lines={lines} isTried={isTried} place={place} />
    </Dialog>
  )
}
