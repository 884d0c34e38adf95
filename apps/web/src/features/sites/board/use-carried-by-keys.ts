import { type SiteStage, siteStageNames, siteStages } from '@girassol/domain/sites'
import { type KeyboardEvent, useState } from 'react'
import { announce } from '../../../ui/live-region.tsx'
import type { MovableSite } from '../moving/site-move.ts'
import { describePlace } from '../site-words.ts'

export type Carried = { readonly site: MovableSite; readonly to: SiteStage }

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

const sayTaken = ({ title, stage }: MovableSite) => announce(`${title}, na mão. Etapa ${siteStages[stage].label}.`)
const sayGivenUp = ({ title, stage }: MovableSite) => announce(`${title} continua em ${siteStages[stage].label}.`)

/**
 * SITE-005: a card is moved by keyboard: Space takes it, the arrows change the stage, Space drops it and Escape gives
 * up. The keys of its link and of its menu are their own.
 */
export const useCarriedByKeys = (onDrop: (carried: Carried) => void) => {
  const [carried, setCarried] = useState<Carried>()
  const giveUp = () => {
    if (carried === undefined) return
    setCarried(undefined)
    sayGivenUp(carried.site)
  }
  const step = ({ site, to }: Carried, by: number) => {
    const next = siteStageNames[siteStageNames.indexOf(to) + by]
    if (next === undefined) return
    setCarried({ site, to: next })
    announce(describePlace(next))
  }
  const drop = (held: Carried) => {
    setCarried(undefined)
    if (held.to === held.site.stage) sayGivenUp(held.site)
    else onDrop(held)
  }
  const pressCarrying = (held: Carried, key: string): boolean => {
    const by = steps[key]
    if (by !== undefined) step(held, by)
    else if (key === ' ' || key === 'Enter') drop(held)
    else if (key === 'Escape') giveUp()
    else return false
    return true
  }
  const press = (site: MovableSite, event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    const isTaking = carried === undefined && event.key === ' '
    if (isTaking) {
      setCarried({ site, to: site.stage })
      sayTaken(site)
    }
    if (!isTaking && (carried === undefined || !pressCarrying(carried, event.key))) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { carried, press, giveUp }
}
