import { readGainedInSeason } from '@girassol/contract/points'
import { formatDate, formatPoints } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'

/** PTS-003: the points of the season so far, and its days; nothing while none is active. */
export const SeasonLine = () => {
  const { data } = useEndpointQuery(readGainedInSeason, {}, { refetchOnMount: 'always' })
  if (data === undefined || data.season === null) return null
  const { seasonStart, seasonFinish } = data.season
  return (
    <Card>
      <Facts
        items={[
          { label: 'Pontos ganhos na temporada', value: formatPoints(data.value) },
          { label: 'Início da temporada', value: formatDate(seasonStart) },
          { label: 'Fim da temporada', value: formatDate(seasonFinish) },
        ]}
      />
    </Card>
  )
}
