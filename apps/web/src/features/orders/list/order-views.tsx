import { countOrderViews, listSavedViews } from '@girassol/contract/orders'
import { ActionIcon } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { useRoles } from '../../../access/session.tsx'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { Tip } from '../../../ui/tip.tsx'
import type { OrderListState } from './order-list-state.ts'
import { countViews, currentView, type ListView, toViewSearch, toViewState, viewsFor } from './order-list-views.ts'
import classes from './order-views.module.css'

const SavedViewsDialog = lazyDialog(async () => (await import('./saved-views-dialog.tsx')).SavedViewsDialog)

const countedEveryMs = 60_000

export type OrderViewsProps = {
  readonly state: OrderListState
  readonly onChange: (state: OrderListState) => void
}

/** The views of the role and the user's own; choosing one sets its filters. */
export const OrderViews = ({ state, onChange }: OrderViewsProps) => {
  const [isOpen, setOpen] = useState(false)
  const { data: saved = [] } = useEndpointQuery(listSavedViews, {}, { staleTime: 300_000 })
  const own = saved.map(({ id, name, search }): ListView => ({ id: `minha-${id}`, label: name, search }))
  // Read apart from the rows, which do not wait for the counts.
  const { data: counts } = useEndpointQuery(countOrderViews, {}, { refetchInterval: countedEveryMs })
  const views = [...countViews(viewsFor(useRoles()), counts), ...own]
  const choose = (id: string) => {
    const view = views.find((each) => each.id === id)
    if (view !== undefined) onChange(toViewState(view))
  }
  return (
    <div className={classes.views}>
      <div className={classes.strip}>
        <Tabs label="Visões" look="views" tabs={views} current={currentView(views, state)} onChange={choose} />
      </div>
      <Tip label="Salvar visão">
        <ActionIcon variant="subtle" aria-label="Salvar visão" onClick={() => setOpen(true)}>
          <IconBookmark size={18} aria-hidden />
        </ActionIcon>
      </Tip>
      {isOpen && <SavedViewsDialog search={toViewSearch(state)} saved={saved} onClose={() => setOpen(false)} />}
    </div>
  )
}
