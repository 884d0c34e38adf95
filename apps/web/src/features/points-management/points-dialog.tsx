import { useState } from 'react'
import { useCan } from '../../access/session.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { LookupOption } from '../../ui/lookup-select.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { IntegratorPanel } from './integrator-panel.tsx'
import { PostingForm } from './posting-form.tsx'
import { usePosting } from './use-posting.ts'

type Panel = 'integrador' | 'lancar'

/** C-122: Customer Success may only read. */
const onlyReads = 'Seu perfil consulta os pontos, mas não lança.'

const tabsFor = (mayPost: boolean): readonly Tab[] => [
  { id: 'integrador', label: 'Integrador' },
  { id: 'lancar', label: 'Lançar pontos', ...(!mayPost && { refusal: onlyReads }) },
]

/** PTS-030: first the integrator, then the number of points. Typed values remain when the user changes the tab. */
export const PointsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [panel, setPanel] = useState<Panel>('integrador')
  const [chosen, setChosen] = useState<LookupOption | null>(null)
  const mayPost = useCan('points.post')
  const posting = usePosting(chosen, onClose)
  return (
    <Dialog isOpen isStatic width="table" title="Gerenciamento de Pontos" onClose={onClose}>
      <Tabs
        label="Gerenciamento de Pontos"
        tabs={tabsFor(mayPost)}
        current={panel}
        onChange={(id) => setPanel(id as Panel)}
      >
        {panel === 'integrador' ? (
          <IntegratorPanel
            chosen={chosen}
            points={posting.points}
            onChoose={setChosen}
            onContinue={mayPost ? () => setPanel('lancar') : undefined}
            onClose={onClose}
          />
        ) : (
          <PostingForm posting={posting} sellerName={chosen?.label} onClose={onClose} />
        )}
      </Tabs>
    </Dialog>
  )
}
