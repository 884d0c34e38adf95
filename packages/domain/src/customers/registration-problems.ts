import { customerProblems, type FieldProblem } from './customer-problems.ts'
import type { CustomerForm } from './normalise-customer.ts'

type Identity = 'documentType' | 'document' | 'name' | 'fancyName'

/** What a signature does not say of a new customer: how to reach and bill them (C-173). */
export type Registration = Omit<CustomerForm, Identity | 'phoneCode'>

const identity: readonly string[] = ['documentType', 'document', 'name', 'fancyName'] satisfies Identity[]

/** What prevents a customer whose name and document are already known from being registered (C-173, CUS-015). */
export const registrationProblems = (form: Registration): readonly FieldProblem<keyof Registration>[] =>
  customerProblems({ documentType: 'F', document: '', name: '', fancyName: '', ...form }).filter(
    (problem): problem is FieldProblem<keyof Registration> => !identity.includes(problem.field),
  )
