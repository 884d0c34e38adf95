import type { ProposalView } from '@girassol/contract/proposals'
import { listMissingToSend } from '@girassol/domain/proposals'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useHasRail, useIsPhone } from '../../../lib/media.ts'
import { useUnsaved } from '../../../lib/unsaved-changes.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Card } from '../../../ui/card.tsx'
import { DayInput } from '../../../ui/day-input.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { LeaveDialog } from '../../../ui/leave-dialog.tsx'
import { SaveNotice } from '../../../ui/save-notice.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { ActionBar } from './action-bar.tsx'
import { ConsumptionSection } from './consumption-section.tsx'
import { CustomerSection } from './customer-section.tsx'
import { CustomerViewCard, type CustomerViewProps } from './customer-view-card.tsx'
import classes from './editor.module.css'
import { computeOffer, FinancingSection } from './financing-section.tsx'
import { useLiveResults } from './live-results.ts'
import { OwnProfitCard } from './own-profit-card.tsx'
import { computeFigures, type PriceFigures } from './price-figures.ts'
import { PriceSection } from './price-section.tsx'
import { listChanged, toValues, useProposalForm } from './proposal-form.ts'
import { ProposalHeader } from './proposal-header.tsx'
import { RoofSection } from './roof-section.tsx'
import { TextsSection } from './texts-section.tsx'
import { useSavedDraft } from './use-save-draft.ts'

const SendDialog = lazyDialog(async () => (await import('../sending/send-dialog.tsx')).SendDialog)

/** A draft with what is typed into it, its price, its results and its saving. */
const useDraft = (proposal: ProposalView) => {
  const [initial] = useState(() => toValues(proposal))
  const { saved, ...saving } = useSavedDraft(proposal, initial)
  const [kind, setKind] = useState(initial.consumption.kind)
  const form = useProposalForm(initial, saved.proposal.version, kind)
  const { values } = form
  if (values.consumption.kind !== kind) setKind(values.consumption.kind)
  const { equipment, finalPrice } = saved.proposal.totals
  const figures = computeFigures(equipment, values)
  const savedCents = Math.round(finalPrice * 100)
  const live = useLiveResults(values, figures.finalCents, {
    values: saved.values,
    finalCents: savedCents,
    results: saved.proposal.results,
  })
  return {
    ...{ form, figures, live, saving },
    saved: saved.proposal,
    isChanged: listChanged(values, saved.values).length > 0,
    offered: { finalCents: figures.finalCents, monthlySaving: live.results?.monthlySaving },
  }
}

type Draft = ReturnType<typeof useDraft>

/** The line beside the price: the main one, else the first (design 2). */
const findQuoted = ({ form, offered }: Draft): CustomerViewProps['quoted'] => {
  const lines = form.values.financing
  const line = lines.find(({ isMain }) => isMain) ?? lines[0]
  const offer = line && computeOffer(line, offered)
  return line && offer ? { instalments: line.instalments, instalment: offer.instalmentCents / 100 } : undefined
}

const Preview = ({ draft, figures }: { readonly draft: Draft; readonly figures: PriceFigures }) => (
  <>
    <CustomerViewCard
      finalCents={figures.finalCents}
      kwp={draft.form.values.energy.kwp}
      results={draft.live.results}
      isOld={draft.live.isOld}
      quoted={findQuoted(draft)}
      isDraft
    />
    <OwnProfitCard figures={figures} />
  </>
)

const Sections = ({ draft }: { readonly draft: Draft }) => {
  const { form, figures, live, saved } = draft
  const isPhone = useIsPhone()
  return (
    <div className={classes.main}>
      <CustomerSection form={form} />
      <RoofSection form={form} results={live.results} isOld={live.isOld} />
      <ConsumptionSection form={form} saved={saved.energy} />
      <PriceSection form={form} figures={figures} />
      <FinancingSection form={form} offered={draft.offered} />
      <TextsSection form={form} />
      {isPhone && (
        <Card title="Validade">
          <DayInput {...form.getDayProps('validUntil')} label="Válida até" isExample />
        </Card>
      )}
    </div>
  )
}

/** PROP-005: asks before unsaved changes are lost. */
const LeaveQuestion = ({ isUnsaved }: { readonly isUnsaved: boolean }) => {
  useUnsaved(isUnsaved ? 1 : 0)
  const blocker = useBlocker({ shouldBlockFn: () => isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true })
  if (blocker.status !== 'blocked') return null
  return (
    <LeaveDialog title="Sair da proposta" onLeave={blocker.proceed} onStay={blocker.reset}>
      O que você mudou nesta proposta ainda não foi salvo.
    </LeaveDialog>
  )
}

const listMissing = ({ form: { values }, saved, figures }: Draft, now: Date) =>
  listMissingToSend(
    {
      customerName: values.customer.name.trim() || null,
      cityCode: values.customer.cityCode || null,
      itemCount: saved.items.length,
      finalCents: figures.finalCents,
      validUntil: values.validUntil || null,
    },
    now.toISOString(),
  )

export type ProposalEditorProps = {
  readonly proposal: ProposalView
  /** Starts editing the current state of the record, after another user changed it. */
  readonly onRestart: () => void
  readonly onSent: (proposal: ProposalView) => void
}

/** PROP-005: a draft, section by section, with what the customer and what only the integrator sees beside it. */
export const ProposalEditor = ({ proposal, onRestart, onSent }: ProposalEditorProps) => {
  const draft = useDraft(proposal)
  const { form, figures, saving, saved, isChanged } = draft
  const [opened, setOpened] = useState<'send' | 'preview'>()
  const hasRail = useHasRail()
  const now = useNow()
  const close = () => setOpened(undefined)
  const openSending = () => {
    saving.forgetError()
    setOpened('send')
  }
  const preview = <Preview draft={draft} figures={figures} />
  return (
    <>
      <ProposalHeader proposal={saved} isUnsaved={isChanged} />
      <div className={classes.notices}>
        <SaveNotice error={form.isAtFields(saving.error) ? null : saving.error} onReload={onRestart} />
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
      </div>
      <div className={classes.columns}>
        <Sections draft={draft} />
        {hasRail && <aside className={classes.preview}>{preview}</aside>}
      </div>
      <ActionBar
        form={form}
        figures={figures}
        isChanged={isChanged}
        isSaving={saving.isSaving}
        onOpen={() => setOpened('preview')}
        onSave={() => saving.save(form)}
        onSend={openSending}
      />
      {!hasRail && (
        <SidePanel isOpen={opened === 'preview'} title="Prévia" onClose={close}>
          <div className={classes.sheet}>{preview}</div>
        </SidePanel>
      )}
      {opened === 'send' && (
        <SendDialog
          proposal={saved}
          validUntil={form.values.validUntil}
          finalCents={figures.finalCents}
          missing={listMissing(draft, now)}
          isSaving={saving.isSaving}
          save={(onSaved) => saving.save(form, onSaved)}
          saveError={saving.error}
          getFieldId={form.getId}
          onSent={onSent}
          onClose={close}
        />
      )}
      <LeaveQuestion isUnsaved={isChanged} />
    </>
  )
}
