import { showGeneratorFigures } from '@girassol/contract/settings'
import {
  type ChangedFigures,
  type FigureGroup,
  figureGroupNames,
  figureGroups,
  figureText,
  generatorFigures,
} from '@girassol/domain/generator'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useOpened } from '../../lib/use-opened.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card, CardRow } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { KitPiecesRow } from './kit-pieces-row.tsx'
import classes from './settings.module.css'

const GeneratorFiguresDialog = lazyDialog(
  async () => (await import('./generator-figures-dialog.tsx')).GeneratorFiguresDialog,
)

type Opened = { readonly group: FigureGroup; readonly changed: ChangedFigures }
type RowsProps = { readonly changed: ChangedFigures; readonly onOpen: (group: FigureGroup) => void }

/** 'Tudo no padrão', or the differences: 'Inversor string, maior relação CC/CA: 1,3 ×'. */
const changesText = (group: FigureGroup, changed: ChangedFigures): string => {
  const differing = generatorFigures.flatMap(({ key, group: own, label, unit }) => {
    const value = changed[key]
    return own === group && value !== undefined ? [`${label}: ${figureText(value)} ${unit}`] : []
  })
  const [first, ...others] = differing
  if (first === undefined) return 'Tudo no padrão'
  return others.length === 0 ? first : `${first} e mais ${others.length}`
}

const Rows = ({ changed, onOpen }: RowsProps) =>
  figureGroupNames.map((group) => (
    <CardRow key={group}>
      <div className={classes.row}>
        <div className={classes.facts}>
          <strong>{figureGroups[group]}</strong>
          <span>{changesText(group, changed)}</span>
        </div>
        <ActionButton
          label="Editar"
          size="compact"
          name={`Editar ${figureGroups[group].toLowerCase()}`}
          onRun={() => onOpen(group)}
        />
      </div>
    </CardRow>
  ))

/** C-23, C-140: the figures for sizing kits, part by part. */
export const GeneratorCard = () => {
  const found = useEndpointQuery(showGeneratorFigures, {})
  const { row, turn, open, close } = useOpened<Opened>()
  const reload = async () => {
    const { data } = await found.refetch()
    if (data !== undefined && row !== undefined) open({ group: row.group, changed: data.figures })
  }
  return (
    <Card title="Dimensionamento de kits" isFlush>
      {found.data !== undefined && (
        <Rows changed={found.data.figures} onOpen={(group) => open({ group, changed: found.data.figures })} />
      )}
      <KitPiecesRow />
      {found.data === undefined && found.error === null && (
        <CardRow>
          <SkeletonLines lines={6} />
        </CardRow>
      )}
      {found.data === undefined && found.error !== null && (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
      )}
      {row !== undefined && (
        <GeneratorFiguresDialog key={turn} {...row} onReload={() => void reload()} onClose={close} />
      )}
    </Card>
  )
}
