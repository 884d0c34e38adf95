import type { WizardStep } from '../../../ui/wizard-steps.tsx'

export type EditStep = 1 | 2 | 3

/** BUD-007: products are the second step, summary and items the third. */
export const editSteps = [
  { step: 1, label: 'Cliente e pagamento' },
  { step: 2, label: 'Produtos' },
  { step: 3, label: 'Resumo e itens' },
] as const satisfies readonly { readonly step: EditStep; readonly label: string }[]

/** The step named in the URL; the products for any other value. */
export const editStepFrom = (text: unknown): EditStep =>
  editSteps.find(({ step }) => String(step) === String(text))?.step ?? 2

const advanceFirst = "Use 'Avançar' para recalcular os valores antes de seguir."

/** C-64: the header only leads back; 'Avançar' leads forward, because it requests the values first. */
export const editStepsShown = (current: EditStep): readonly WizardStep[] =>
  editSteps.map(({ step, label }) => {
    if (step === current) return { label, state: 'current' }
    return step < current ? { label, state: 'done' } : { label, state: 'refused', refusal: advanceFirst }
  })
