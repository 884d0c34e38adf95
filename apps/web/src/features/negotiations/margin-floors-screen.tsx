import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { changeMarginFloors, readMarginFloors } from '@girassol/contract/negotiations'
import { floorsBody } from '@girassol/contract/negotiations/negotiation-bodies'
import { roleLabels } from '@girassol/domain/access'
import { type FloorRole, floorRoles } from '@girassol/domain/negotiations'
import type { FormEvent } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import classes from './negotiations.module.css'

type Floors = ResponseFor<typeof readMarginFloors>['floors']

/** Percent; null while the field is empty, which is not the floor 0. */
type Typed = Readonly<Record<FloorRole, number | null>>

const labels = Object.fromEntries(floorRoles.map((role) => [role, roleLabels[role]])) as Readonly<
  Record<FloorRole, string>
>

const toTyped = (floors: Floors) => Object.fromEntries(floors.map(({ role, floor }) => [role, floor])) as Typed

const toBody = (typed: Typed) => ({ floors: floorRoles.map((role) => ({ role, floor: typed[role] })) })

/** 'floors.1.floor' is the field of the second role. */
const toField = (path: string): string => floorRoles[Number(path.split('.')[1])] ?? path

const useFloorsForm = (floors: Floors) => {
  const form = useSchemaForm({
    schema: floorsBody,
    initial: toTyped(floors),
    labels,
    drafted: { form: 'margin-floors' },
    toBody,
    toField,
  })
  const saving = useEndpointMutation(changeMarginFloors, {
    success: 'Alçadas salvas.',
    failure: false,
    refreshes: [readMarginFloors],
    onSuccess: form.draft.forget,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending) form.submit((body) => saving.mutate({ body }, { onError: form.fail }))
  }
  return { form, saving, submit }
}

const FloorsForm = ({ floors, onReload }: { readonly floors: Floors; readonly onReload: () => void }) => {
  const { form, saving, submit } = useFloorsForm(floors)
  return (
    <form noValidate className={`${classes.fields} ${classes.form}`} onSubmit={submit}>
      <DraftNotice draft={form.draft} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {!form.isAtFields(saving.error) && <SaveNotice error={saving.error} onReload={onReload} />}
      {floorRoles.map((role) => (
        <NumberField key={role} {...form.getFieldProps(role)} unit="%" decimals={2} hint="De 0 a 100%." />
      ))}
      <ActionButton label="Salvar" runningLabel="Salvando…" variant="next" isSubmit isRunning={saving.isPending} />
    </form>
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
          {/* Other floors need a new form. */}
          <FloorsForm key={JSON.stringify(data.floors)} floors={data.floors} onReload={() => void refetch()} />
        </Card>
      )}
    </>
  )
}
