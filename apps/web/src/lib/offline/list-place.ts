/** The week whose list it is, as its calls name it. */
export type ListPlace = Readonly<{ planId: string; templateId: string; weekId: string }>
