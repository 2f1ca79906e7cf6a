import { fetchBusiness } from '../business/fetch-business.ts'
import type { OwnScript } from '../business/script.ts'
import type { AccountIds, BusinessData } from '../rules/company/business.ts'

/** Where mail goes: the ids of an EmailJS account, and the origin of its service. */
export interface MailAccount {
  readonly serviceId: string
  readonly templateId: string
  readonly publicKey: string
  readonly origin: string
  /** The other account of the same owner, for a lead that this one refuses. */
  readonly other?: MailAccount | undefined
}

/** The placeholder for the ids of an account when a mailbox is used instead of EmailJS. */
export const mailboxKey = 'mailbox'

/** How long a visitor whose lead was refused waits while the owner's newest account is looked up, in milliseconds. */
const timeout = 5000

/** The kind of a mail: each has its own template. */
export type MailKind = 'quote' | 'inquiry'

interface OwnerAccount {
  /** Where the owner's leads go, as far as this page knows. */
  current(): MailAccount
  /** Fetches the newest account; undefined if no answer comes. */
  newest(): Promise<MailAccount | undefined>
}

/** The account that the owner's data names. A page that was open or cached for a long time may know an old one. */
export function ownerAccount(
  kind: MailKind,
  business: BusinessData,
  script: OwnScript,
): OwnerAccount {
  let current = accountIn(business, kind, script)
  return {
    current: () => current,
    async newest() {
      if (!script.business) return undefined
      try {
        const newest = await fetchBusiness(script.business, timeout, 'reload')
        current = accountIn(newest, kind, script)
        return current
      } catch {
        return undefined
      }
    },
  }
}

/** Without an account, the owner's leads go to the mailbox of a local build. */
function accountIn({ account }: BusinessData, kind: MailKind, { home }: OwnScript): MailAccount {
  if (!account) {
    return { serviceId: mailboxKey, templateId: kind, publicKey: mailboxKey, origin: home }
  }
  const { origin, reserve } = account
  const withIds = (ids: AccountIds): MailAccount => ({
    serviceId: ids.serviceId,
    templateId: ids[`${kind}TemplateId`],
    publicKey: ids.publicKey,
    origin,
  })
  return { ...withIds(account), other: reserve && withIds(reserve) }
}
