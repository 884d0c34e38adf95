import { changeSetting, listPointSeasons, listPromotionalSeasons, readSetting } from '@girassol/contract/settings'
import type { PointSeasonView } from '@girassol/contract/settings/seasons'
import type { SettingKey } from '@girassol/domain/settings'
import { formatDate } from '../../lib/format.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { useToday } from '../../lib/use-now.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Card, CardRow } from '../../ui/card.tsx'
import { LoadedList } from '../../ui/record-list/loaded-list.tsx'
import { RecordList, type RecordListProps } from '../../ui/record-list/record-list.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import classes from './settings.module.css'

/** A season of points has no name, only its days. */
type ListedSeason = PointSeasonView & { readonly name?: string }

type Seasons<Season> = {
  readonly data: readonly Season[] | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => Promise<{ readonly data: readonly Season[] | undefined }>
}

/** The texts of one kind of season. */
export type SeasonWords = {
  readonly title: string
  readonly note: string
  readonly activate: string
  readonly deactivate: string
  /** The text when no season is active. */
  readonly none: string
}

type SeasonCardProps<Season> = {
  readonly setting: { readonly key: SettingKey; readonly off: string | null }
  readonly words: SeasonWords
  readonly seasons: Seasons<Season>
  readonly Dialog: RecordListProps<Season>['Dialog']
}

type RowsProps<Season> = Pick<SeasonCardProps<Season>, 'setting' | 'words'> & {
  readonly seasons: readonly Season[]
  readonly onEdit: (season: Season) => void
}

type RowProps = {
  readonly season: ListedSeason
  readonly words: SeasonWords
  readonly onEdit: () => void
  readonly onActivate: (isActive: boolean) => void
}

const daysText = ({ start, finish }: ListedSeason): string => `${formatDate(start)} a ${formatDate(finish)}`

/** The active season has effect only on its own days (C-20, C-123). */
const toPill = ({ start, finish }: ListedSeason, today: string) => {
  if (today < start) return { tone: 'info', glyph: 'calendar', label: `Ativa, começa em ${formatDate(start)}` } as const
  if (today > finish) return { tone: 'attention', glyph: 'clock', label: 'Ativa, mas já terminou' } as const
  return { tone: 'success', glyph: 'check', label: 'Ativa' } as const
}

const SeasonRow = ({ season, words, onEdit, onActivate }: RowProps) => {
  const today = useToday()
  const days = daysText(season)
  const name = season.name ?? days
  return (
    <div className={classes.row}>
      <div className={classes.facts}>
        <strong>{name}</strong>
        {name !== days && <span>{days}</span>}
      </div>
      {season.isActive && <StatusPill {...toPill(season, today)} />}
      <ActionMenu
        label={`Ações da temporada ${name}`}
        actions={[
          { id: 'edit', label: 'Editar', onRun: onEdit },
          season.isActive
            ? { id: 'off', label: words.deactivate, onRun: () => onActivate(false) }
            : { id: 'on', label: words.activate, onRun: () => onActivate(true) },
        ]}
      />
    </div>
  )
}

const Rows = <Season extends ListedSeason>({ setting, words, seasons, onEdit }: RowsProps<Season>) => {
  const change = useEndpointMutation(changeSetting, {
    refreshes: [listPromotionalSeasons, listPointSeasons, readSetting],
    success: 'Configuração salva',
  })
  const active = seasons.find(({ isActive }) => isActive)
  const seen = active === undefined ? setting.off : String(active.id)
  const set = (value: string | null) => {
    if (!change.isPending) change.mutate({ params: { id: setting.key }, body: { value, seen } })
  }
  return (
    <>
      {active === undefined && (
        <CardRow>
          <span className={classes.dim}>{words.none}</span>
        </CardRow>
      )}
      {seasons.map((season) => (
        <CardRow key={season.id}>
          <SeasonRow
            season={season}
            words={words}
            onEdit={() => onEdit(season)}
            onActivate={(isActive) => set(isActive ? String(season.id) : setting.off)}
          />
        </CardRow>
      ))}
    </>
  )
}

/** C-140: the seasons of one kind; at most one is active, and the card shows which. */
export const SeasonCard = <Season extends ListedSeason>(props: SeasonCardProps<Season>) => {
  const { setting, words, seasons, Dialog } = props
  return (
    <RecordList Dialog={Dialog} reread={async () => (await seasons.refetch()).data} getRowKey={({ id }) => id}>
      {({ onAdd, onEdit }) => (
        <Card
          title={words.title}
          aside={
            <ActionButton label="Nova temporada" size="compact" name={`Nova temporada: ${words.title}`} onRun={onAdd} />
          }
          isFlush
        >
          <CardRow>
            <span className={classes.dim}>{words.note}</span>
          </CardRow>
          <LoadedList query={seasons}>
            {(loaded) => <Rows setting={setting} words={words} seasons={loaded} onEdit={onEdit} />}
          </LoadedList>
        </Card>
      )}
    </RecordList>
  )
}
