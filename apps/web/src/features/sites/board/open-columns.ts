import { endedSiteStages, isEndedStage, type SiteStage } from '@girassol/domain/sites'
import { useState } from 'react'

const key = 'girassol-site-columns'

type Choices = Readonly<Partial<Record<SiteStage, boolean>>>

const readChoices = (): Choices => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {} // Storage is blocked, or another program wrote there.
  }
}

const storeChoices = (choices: Choices) => {
  try {
    localStorage.setItem(key, JSON.stringify(choices))
  } catch {
    // Storage is blocked: the choice lasts as long as the screen.
  }
}

/** Empty and ended columns start as a strip. */
export const startsAsStrip = (stage: SiteStage, count: number): boolean => count === 0 || isEndedStage(stage)

/**
 * Which columns are open. The choice for the ended ones is stored in this browser; an empty column that was opened is
 * one until the screen is closed, because it opens by itself once it has a site.
 */
export const useOpenColumns = () => {
  const [choices, setChoices] = useState(readChoices)
  const choose = (stage: SiteStage, isOpen: boolean) => {
    const next = { ...choices, [stage]: isOpen }
    setChoices(next)
    storeChoices(Object.fromEntries(endedSiteStages.map((each) => [each, next[each] === true])))
  }
  return {
    isOpen: (stage: SiteStage, count: number): boolean => choices[stage] ?? !startsAsStrip(stage, count),
    choose,
  }
}
