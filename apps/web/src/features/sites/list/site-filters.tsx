import { listSiteOptions } from '@girassol/contract/sites'
import { siteStageNames, siteStages } from '@girassol/domain/sites'
import { Checkbox, Select } from '@mantine/core'
import { useIsPhone } from '../../../lib/media.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { type AppliedFilter, FilterBar } from '../../../ui/filter-bar.tsx'
import classes from './site-list.module.css'
import { findStage, type SiteListState, siteViewTabs } from './site-list-state.ts'

type Narrowing = {
  readonly state: SiteListState
  readonly onChange: (part: Partial<SiteListState>) => void
}

type Options = { readonly people: readonly Choice[]; readonly cities: readonly Choice[] }
type Choice = { readonly value: string; readonly label: string }

const minutes = 60_000

const useOptions = (): Options => {
  const { data } = useEndpointQuery(listSiteOptions, {}, { staleTime: 5 * minutes })
  return {
    people: (data?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    cities: (data?.cities ?? []).map(({ code, name, state }) => ({ value: code, label: `${name}, ${state}` })),
  }
}

const Selects = ({ state, onChange, people, cities }: Narrowing & Options) => (
  <div className={classes.selects}>
    <Select
      aria-label="Responsável"
      placeholder="Responsável: todos"
      data={people}
      value={state.responsavel || null}
      onChange={(id) => onChange({ responsavel: id ?? '' })}
      clearable
      searchable
    />
    <Select
      aria-label="Cidade"
      placeholder="Cidade: todas"
      data={cities}
      value={state.cidade || null}
      onChange={(code) => onChange({ cidade: code ?? '' })}
      limit={100}
      clearable
      searchable
    />
  </div>
)

const stageOptions = siteStageNames.map((stage) => ({ value: stage, label: siteStages[stage].label }))

const Fields = ({ state, onChange, hasStage }: Narrowing & { readonly hasStage: boolean }) => {
  const isPhone = useIsPhone()
  return (
    <>
      {isPhone && (
        <Select
          label="Visão"
          data={siteViewTabs.map(({ id, label }) => ({ value: id, label }))}
          value={state.visao}
          onChange={(visao) => onChange({ visao: visao ?? 'todas' })}
          allowDeselect={false}
        />
      )}
      {hasStage && (
        <Select
          label="Etapa"
          placeholder="Todas"
          data={stageOptions}
          value={findStage(state) ?? null}
          onChange={(etapa) => onChange({ etapa: etapa ?? '' })}
          clearable
        />
      )}
      <Checkbox
        className={classes.archived}
        label="Ver as arquivadas"
        checked={state.arquivadas === 'sim'}
        onChange={(event) => onChange({ arquivadas: event.currentTarget.checked ? 'sim' : '' })}
      />
    </>
  )
}

const listApplied = ({ state, onChange, people, cities }: Narrowing & Options, hasStage: boolean) => {
  const stage = findStage(state)
  const labelIn = (choices: readonly Choice[], value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value
  const filters: readonly (readonly [keyof SiteListState, string, string | undefined])[] = [
    ['etapa', 'Etapa', hasStage && stage ? siteStages[stage].label : undefined],
    ['responsavel', 'Responsável', state.responsavel ? labelIn(people, state.responsavel) : undefined],
    ['cidade', 'Cidade', state.cidade ? labelIn(cities, state.cidade) : undefined],
    ['arquivadas', 'Arquivadas', state.arquivadas ? 'sim' : undefined],
  ]
  return filters.flatMap(([id, label, value]): AppliedFilter[] =>
    value === undefined ? [] : [{ id, label, value, onRemove: () => onChange({ [id]: '' }) }],
  )
}

type SiteFiltersProps = Narrowing & {
  readonly onClear: () => void
  readonly isBusy: boolean
  /** The list has a filter of the stage; the board has a column, and the phone its chips. */
  readonly hasStage: boolean
  readonly resultLabel: string
}

/** SITE-008: search, responsible user and city; the rest is below 'Filtros'. */
export const SiteFilters = ({ onClear, isBusy, hasStage, resultLabel, ...narrowing }: SiteFiltersProps) => {
  const options = useOptions()
  const { state, onChange } = narrowing
  return (
    <FilterBar
      search={{
        label: 'Buscar obras',
        placeholder: 'Título, contato, UC ou pedido',
        value: state.q,
        onCommit: (q) => onChange({ q }),
        isBusy,
      }}
      applied={listApplied({ ...narrowing, ...options }, hasStage)}
      fields={<Fields {...narrowing} hasStage={hasStage} />}
      aside={<Selects {...narrowing} {...options} />}
      onClear={onClear}
      resultLabel={resultLabel}
    />
  )
}
