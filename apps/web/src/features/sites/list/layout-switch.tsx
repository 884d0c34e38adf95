import { SegmentedControl } from '@mantine/core'
import { IconLayoutKanban, IconListDetails } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { SiteLayout } from './site-layout.ts'
import classes from './site-list.module.css'

const label = (icon: ReactNode, word: string) => (
  <span className={classes.layout}>
    {icon}
    {word}
  </span>
)

const layouts = [
  { value: 'quadro', label: label(<IconLayoutKanban size={16} aria-hidden />, 'Quadro') },
  { value: 'lista', label: label(<IconListDetails size={16} aria-hidden />, 'Lista') },
] as const satisfies readonly { value: SiteLayout; label: ReactNode }[]

type LayoutSwitchProps = { readonly layout: SiteLayout; readonly onChange: (layout: SiteLayout) => void }

export const LayoutSwitch = ({ layout, onChange }: LayoutSwitchProps) => (
  <SegmentedControl aria-label="Ver como" data={[...layouts]} value={layout} onChange={onChange} />
)
