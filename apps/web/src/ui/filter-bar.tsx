import { Button, CloseButton } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useIsPhone } from '../lib/media.ts'
import { ActionButton } from './action-button.tsx'
import classes from './filter-bar.module.css'
import { lazyDialog } from './lazy-dialog.tsx'
import { loadOnReach } from './load-on-reach.ts'
import { SearchField, type SearchFieldProps } from './search-field.tsx'

const FilterSheet = lazyDialog(async () => (await import('./filter-sheet.tsx')).FilterSheet)

export type AppliedFilter = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onRemove: () => void
}

export type FilterBarProps = {
  readonly search?: SearchFieldProps
  readonly applied: readonly AppliedFilter[]
  /** The fields, four columns wide; each change applies at once. */
  readonly fields?: ReactNode
  /** Loads the code of the fields, where they are lazy, when the pointer or the focus reaches the button. */
  readonly loadFields?: () => Promise<unknown>
  readonly onClear: () => void
  /** Order, direction, density; always on the right. */
  readonly aside?: ReactNode
  /** The phone's closing button: 'Ver 37 pedidos'. */
  readonly resultLabel: string
}

const Chip = ({ filter }: { readonly filter: AppliedFilter }) => (
  <span className={classes.chip}>
    {filter.label}: <strong>{filter.value}</strong>
    <CloseButton size="sm" aria-label={`Remover filtro ${filter.label}`} onClick={filter.onRemove} />
  </span>
)

/** Search, filters and applied filters. On the phone everything except the search is in a sheet. */
export const FilterBar = (props: FilterBarProps) => {
  const { search, applied, fields, loadFields, onClear, aside } = props
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const count = applied.length
  return (
    <search className={classes.bar}>
      <div className={classes.line}>
        {search !== undefined && (
          <div className={classes.search}>
            <SearchField {...search} />
          </div>
        )}
        {fields !== undefined && (
          <Button
            variant="default"
            aria-expanded={isOpen}
            data-filter-toggle
            leftSection={<IconFilter size={16} aria-hidden />}
            rightSection={count > 0 && <span className={classes.count}>{count}</span>}
            onClick={() => setOpen((open) => !open)}
            {...(loadFields !== undefined && loadOnReach(loadFields))}
          >
            <span className={classes.word}>Filtros</span>
          </Button>
        )}
        {!isPhone && (
          <div className={classes.chips}>
            {applied.map((filter) => (
              <Chip key={filter.id} filter={filter} />
            ))}
            {count > 0 && <ActionButton label="Limpar filtros" variant="text" onRun={onClear} />}
          </div>
        )}
        {!isPhone && aside !== undefined && <div className={classes.aside}>{aside}</div>}
      </div>
      {!isPhone && isOpen && <div className={classes.fields}>{fields}</div>}
      {isPhone && isOpen && (
        <FilterSheet
          fields={fields}
          aside={aside}
          resultLabel={props.resultLabel}
          onClear={count > 0 ? onClear : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </search>
  )
}
