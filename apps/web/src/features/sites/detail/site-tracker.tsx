import type { SiteView } from '@girassol/contract/sites'
import { siteStageNames, siteStages } from '@girassol/domain/sites'
import { formatShortDate } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Card } from '../../../ui/card.tsx'
import { StepTracker, type TrackedStep } from '../../../ui/step-tracker.tsx'

const trackedStages = siteStageNames.filter((stage) => stage !== 'LOST')

/** The nine stages up to the current one; a skipped stage is open and has no date, and so is one left backwards. */
const toSteps = ({ stage, reached }: SiteView, now: Date): readonly TrackedStep[] => {
  const current = siteStageNames.indexOf(stage)
  return trackedStages.map((step, index) => {
    const at = reached.find((each) => each.stage === step)?.at
    const isReached = step === stage || (at !== undefined && index < current)
    return {
      label: siteStages[step].label,
      isReached,
      ...(isReached && at !== undefined && { at: formatShortDate(at, now) }),
    }
  })
}

/** The progress of a site; all grey while it is lost. */
export const SiteTracker = ({ site }: { readonly site: SiteView }) => {
  const steps = toSteps(site, useNow())
  return (
    <Card>
      <StepTracker label="Andamento" steps={steps} isVoid={site.stage === 'LOST'} />
    </Card>
  )
}
