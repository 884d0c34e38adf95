import { Button, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useIsPhone } from '../../../lib/media.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const ColumnChoiceList = lazyPart(async () => (await import('./column-choice.tsx')).ColumnChoiceList)

/** 'Colunas' of the order list; the phone shows cards, so it has no columns (USE-025). */
export const ColumnButton = () => {
  const [isOpen, setOpen] = useState(false)
  if (useIsPhone()) return null
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={248}
      shadow="md"
      trapFocus
      returnFocus
      portalProps={{ target: 'main' }}
      transitionProps={{ duration: 120 }}
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconColumns3 size={16} aria-hidden />}
          onClick={() => setOpen((open) => !open)}
        >
          Colunas
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={10} aria-label="Colunas da lista">
        <ColumnChoiceList />
      </Popover.Dropdown>
    </Popover>
  )
}
