import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useCan } from '../../../access/session.tsx'
import { Tip } from '../../../ui/tip.tsx'
import classes from './wish-button.module.css'

export type WishFilterProps = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }

/** Filters a list by the integrator's wishes; only for users who have a wish list. */
export const WishFilter = ({ isOn, onChange }: WishFilterProps) => {
  if (!useCan('wishlist.use')) return null
  const Icon = isOn ? IconHeartFilled : IconHeart
  return (
    <Tip label="Só a lista de desejos">
      <ActionIcon
        variant="default"
        className={classes.heart}
        aria-label="Só a lista de desejos"
        aria-pressed={isOn}
        onClick={() => onChange(!isOn)}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tip>
  )
}
