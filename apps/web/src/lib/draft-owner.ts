import { createContext, use } from 'react'

const DraftOwnerContext = createContext<number | null>(null)

/** Provides the user whose drafts are stored by the components below; without it nothing is stored. */
export const DraftOwner = DraftOwnerContext.Provider

/** The id of the user, null outside a session. */
export const useDraftOwner = (): number | null => use(DraftOwnerContext)
