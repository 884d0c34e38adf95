import { Loader } from '@mantine/core'
import { IconBuildingStore, IconChevronDown } from '@tabler/icons-react'
import classes from './context-switcher.module.css'

export type ContextSwitcherProps = {
  readonly label: string
  /** The name of the chosen one, or null. */
  readonly value: string | null
  readonly placeholder: string
  readonly isBusy?: boolean
  readonly onOpen: () => void
}

/** The integrator that the user works for: two lines in the bar, a strip below it on the phone. */
export const ContextSwitcher = ({ label, value, placeholder, isBusy = false, onOpen }: ContextSwitcherProps) => (
  <button type="button" className={classes.switcher} aria-haspopup="dialog" aria-busy={isBusy} onClick={onOpen}>
    <IconBuildingStore size={18} aria-hidden className={classes.icon} />
    <span className={classes.text}>
      <span className={classes.label}>{label}</span>{' '}
      <span className={classes.value} data-empty={value === null || undefined}>
        {value ?? placeholder}
      </span>
    </span>
    {isBusy ? <Loader size={14} /> : <IconChevronDown size={16} aria-hidden />}
  </button>
)
