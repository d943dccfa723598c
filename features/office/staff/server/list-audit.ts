import { listAudit } from '../contract.ts'
import type { AuditMeaningsOf } from '../audit-fields.ts'
import { auditSentence, subjectOfText, subjectText } from '../audit-words.ts'
import { type AuditChange, auditChanges } from './audit-changes.ts'
import { csvTime, handleStaffList } from './list/handle-staff-list.ts'
import { auditForStaff } from './store/staff-audit.store.ts'

/** The part of a feature's module that defines names of the audit log. */
export type AuditVocabulary = { readonly auditMeanings: AuditMeaningsOf }

/** The audit log in words, beside the recorded values. */
export const listAuditHandler = ({ auditMeanings }: AuditVocabulary) =>
  handleStaffList(listAudit, {
    read: async ({ input: { actor, action, subject, from, until, ...paging }, db, limit, countMax }) => {
      const filter = {
        actor: actor || undefined,
        action: action || undefined,
        subject: subject ? subjectOfText(subject) : undefined,
        from,
        until,
      }
      const page = await auditForStaff.read(db, { ...paging, filter, limit, countMax })
      const rows = page.rows.map((row) => ({
        ...row,
        did: auditSentence(row.action, row.after),
        about: subjectText(row.subject),
        changes: auditChanges(row, auditMeanings(row)),
      }))
      return { ...page, rows }
    },
    csv: [
      { name: 'No.', cell: ({ seq }) => seq },
      { name: 'When (Manila)', cell: ({ at }) => csvTime(at) },
      { name: 'Member', cell: ({ actor }) => actor },
      { name: 'Action', cell: ({ did }) => did },
      { name: 'Subject', cell: ({ about }) => about },
      { name: 'Before', cell: ({ changes }) => side(changes, 'before') },
      { name: 'After', cell: ({ changes }) => side(changes, 'after') },
      { name: 'Reason', cell: ({ reason }) => reason },
      { name: 'IP address', cell: ({ ip }) => ip },
    ],
  })

const side = (changes: readonly AuditChange[], which: 'before' | 'after'): string =>
  changes.flatMap((change) => (change[which] === null ? [] : [`${change.name}: ${change[which]}`])).join('; ')
