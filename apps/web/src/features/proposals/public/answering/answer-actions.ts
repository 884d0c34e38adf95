/** What the two buttons of an open proposal do; in a preview they explain. */
export type AnswerActions = { readonly accept: () => void; readonly refuse: () => void }
