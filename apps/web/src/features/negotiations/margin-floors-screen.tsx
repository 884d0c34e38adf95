import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { changeMarginFloors, readMarginFloors } from '@girassol/contract/negotiations'
import { roleLabels } from '@girassol/domain/access'
import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import classes from './negotiations.module.css'

type Floors = ResponseFor<typeof readMarginFloors>['floors']

const FloorsForm = ({ floors }: { readonly floors: Floors }) => {
  const [typed, setTyped] = useState(floors)
  const saving = useEndpointMutation(changeMarginFloors, {
    success: 'Alçadas salvas.',
    refreshes: [readMarginFloors],
  })
  return (
    <div className={`${classes.fields} ${classes.form}`}>
      {typed.map(({ role, floor }) => (
        <NumberField
          key={role}
          label={`${roleLabels[role]} (%)`}
          value={floor}
          decimals={2}
          onChange={(value) =>
            setTyped((before) => before.map((each) => (each.role === role ? { role, floor: value ?? 0 } : each)))
          }
        />
      ))}
      <ActionButton
        label="Salvar"
        runningLabel="Salvando…"
        variant="next"
        isRunning={saving.isPending}
        onRun={() => saving.mutate({ body: { floors: typed } })}
      />
    </div>
  )
}

/** QUO-009: the lowest margin that each role offers without an approval. */
export const MarginFloorsScreen = () => {
  const { data, error, refetch, isFetching } = useEndpointQuery(readMarginFloors, {}, { refetchOnMount: 'always' })
  return (
    <>
      <PageHeader title="Alçadas" note="Margem mínima que cada papel oferece sem aprovação" />
      {data === undefined && error === null && <SkeletonLines lines={4} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data !== undefined && (
        <Card title="Margem mínima">
          <FloorsForm floors={data.floors} />
        </Card>
      )}
    </>
  )
}
