import { changeSetting, listPointSeasons, listPromotionalSeasons, readSetting } from '@girassol/contract/settings'
import type { SettingKey } from '@girassol/domain/settings'
import { dayOf } from '@girassol/domain/shared'
import type { ReactNode } from 'react'
import { formatDate } from '../../lib/format.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Card, CardRow } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import type { SeasonDraft } from './season-draft.ts'
import classes from './settings.module.css'

export type ListedSeason = SeasonDraft & { readonly id: number; readonly isActive: boolean }

type Listed = {
  readonly data: readonly ListedSeason[] | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** The words of one kind of season. */
export type SeasonWords = {
  readonly title: string
  readonly note: string
  readonly activate: string
  readonly deactivate: string
  /** What the setting says when no season is active. */
  readonly none: string
}

type SeasonCardProps = {
  readonly setting: { readonly key: SettingKey; readonly off: string | null }
  readonly words: SeasonWords
  readonly seasons: Listed
  readonly onAdd: () => void
  readonly onEdit: (season: ListedSeason) => void
  readonly children?: ReactNode
}

type RowProps = Pick<SeasonCardProps, 'words' | 'onEdit'> & {
  readonly season: ListedSeason
  readonly onActivate: (isActive: boolean) => void
}

const daysText = ({ start, finish }: ListedSeason): string => `${formatDate(start)} a ${formatDate(finish)}`

/** The active one works on its own days alone (C-20, C-123). */
const pillOf = ({ start, finish }: ListedSeason, today: string) => {
  if (today < start) return { tone: 'info', glyph: 'calendar', label: `Ativa, começa em ${formatDate(start)}` } as const
  if (today > finish) return { tone: 'attention', glyph: 'clock', label: 'Ativa, mas já terminou' } as const
  return { tone: 'success', glyph: 'check', label: 'Ativa' } as const
}

const SeasonRow = ({ season, words, onEdit, onActivate }: RowProps) => {
  const name = season.name === '' ? daysText(season) : season.name
  return (
    <div className={classes.row}>
      <div className={classes.facts}>
        <strong>{name}</strong>
        {season.name !== '' && <span>{daysText(season)}</span>}
      </div>
      {season.isActive && <StatusPill {...pillOf(season, dayOf(new Date().toISOString()))} />}
      <ActionMenu
        label={`Ações da temporada ${name}`}
        actions={[
          { id: 'edit', label: 'Editar', onRun: () => onEdit(season) },
          season.isActive
            ? { id: 'off', label: words.deactivate, onRun: () => onActivate(false) }
            : { id: 'on', label: words.activate, onRun: () => onActivate(true) },
        ]}
      />
    </div>
  )
}

const Rows = (props: SeasonCardProps) => {
  const { setting, words, seasons, onEdit } = props
  const change = useEndpointMutation(changeSetting, {
    refreshes: [listPromotionalSeasons, listPointSeasons, readSetting],
    success: 'Configuração salva',
  })
  if (seasons.data === undefined) {
    if (seasons.error === null)
      return (
        <CardRow>
          <SkeletonLines lines={3} />
        </CardRow>
      )
    return <ErrorState error={seasons.error} onRetry={() => void seasons.refetch()} isRetrying={seasons.isFetching} />
  }
  const active = seasons.data.find(({ isActive }) => isActive)
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
      {seasons.data.map((season) => (
        <CardRow key={season.id}>
          <SeasonRow
            season={season}
            words={words}
            onEdit={onEdit}
            onActivate={(isActive) => set(isActive ? String(season.id) : setting.off)}
          />
        </CardRow>
      ))}
    </>
  )
}

/** C-140: the seasons of one kind; at most one is active, and its card says which. */
export const SeasonCard = (props: SeasonCardProps) => {
  const { words, onAdd, children } = props
  return (
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
      <Rows {...props} />
      {children}
    </Card>
  )
}
