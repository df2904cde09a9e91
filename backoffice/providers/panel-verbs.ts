import type { BodyOf } from '#api/client/types.ts'
import { del, post, put, type Versioned } from './verb.ts'

/** What is done with funding sources, plans, pools and diagnoses besides editing them. */

export type Copied = 'grants' | 'plans' | 'pools'
type Copy = BodyOf<'post', '/server/grant/{id}/duplicate'>
const duplicate = {
  grants: (id: string, body: Copy) => post('/server/grant/{id}/duplicate', { params: { id }, body }),
  plans: (planId: string, body: Copy) =>
    post('/server/membership/plan/{planId}/duplicate', { params: { planId }, body }),
  pools: (id: string, body: Copy) => post('/server/pool/{id}/duplicate', { params: { id }, body }),
}

export const panelVerbs = {
  duplicate: (resource: Copied, id: string, body: Copy) => duplicate[resource](id, body),
  importMembers: (planId: string, csv: string, commit: boolean) =>
    post('/server/membership/plan/{planId}/members/import', { params: { planId }, body: { csv, commit } }),
  askTestQuestion: (planId: string, body: BodyOf<'post', '/server/membership/plan/{planId}/testQuestion'>) =>
    post('/server/membership/plan/{planId}/testQuestion', { params: { planId }, body }),
  merge: (id: string, body: BodyOf<'post', '/server/diagnosis/{id}/merge'>) =>
    post('/server/diagnosis/{id}/merge', { params: { id }, body }),
  addFile: (planId: string, body: FormData) =>
    post('/server/membership/plan/{planId}/files', { params: { planId }, body }),
  changeFile: (planId: string, fileId: string, body: FormData) =>
    post('/server/membership/plan/{planId}/files/{fileId}', { params: { planId, fileId }, body }),
  removeFile: (planId: string, fileId: string) =>
    del('/server/membership/plan/{planId}/files/{fileId}', { params: { planId, fileId } }),
}

/** Adds one record to a list of another. */
export const linkVerbs = {
  poolExpert: (id: string, userId: string) => post('/server/pool/{id}/expert/{userId}', { params: { id, userId } }),
  poolPlan: (id: string, planId: string) => post('/server/pool/{id}/plan/{planId}', { params: { id, planId } }),
  grantPool: (id: string, poolId: string) => post('/server/grant/{id}/pool/{poolId}', { params: { id, poolId } }),
  planGrant: (planId: string, grantId: string) =>
    post('/server/membership/plan/{planId}/grant/{grantId}', { params: { planId, grantId } }),
  planManager: (planId: string, userId: string) =>
    post('/server/membership/plan/{planId}/manager/{userId}', { params: { planId, userId } }),
}

/** Takes it off again. */
export const unlinkVerbs = {
  poolExpert: (id: string, userId: string) => del('/server/pool/{id}/expert/{userId}', { params: { id, userId } }),
  poolPlan: (id: string, planId: string) => del('/server/pool/{id}/plan/{planId}', { params: { id, planId } }),
  grantPool: (id: string, poolId: string) => del('/server/grant/{id}/pool/{poolId}', { params: { id, poolId } }),
  planGrant: (planId: string, grantId: string) =>
    del('/server/membership/plan/{planId}/grant/{grantId}', { params: { planId, grantId } }),
  planManager: (planId: string, userId: string) =>
    del('/server/membership/plan/{planId}/manager/{userId}', { params: { planId, userId } }),
}

/** The diagnoses, groups and domains that a funding source, a pool or a plan is for. */
export const diagnosisLinks = {
  grant: {
    add: {
      diagnosis: (id: string, diagnosisId: string) =>
        post('/server/grant/{id}/diagnosis/{diagnosisId}', { params: { id, diagnosisId } }),
      group: (id: string, groupId: string) => post('/server/grant/{id}/group/{groupId}', { params: { id, groupId } }),
      domain: (id: string, domainId: string) =>
        post('/server/grant/{id}/domain/{domainId}', { params: { id, domainId } }),
    },
    remove: {
      diagnosis: (id: string, diagnosisId: string) =>
        del('/server/grant/{id}/diagnosis/{diagnosisId}', { params: { id, diagnosisId } }),
      group: (id: string, groupId: string) => del('/server/grant/{id}/group/{groupId}', { params: { id, groupId } }),
      domain: (id: string, domainId: string) =>
        del('/server/grant/{id}/domain/{domainId}', { params: { id, domainId } }),
    },
  },
  pool: {
    add: {
      diagnosis: (id: string, diagnosisId: string) =>
        post('/server/pool/{id}/diagnosis/{diagnosisId}', { params: { id, diagnosisId } }),
      group: (id: string, groupId: string) => post('/server/pool/{id}/group/{groupId}', { params: { id, groupId } }),
      domain: (id: string, domainId: string) =>
        post('/server/pool/{id}/domain/{domainId}', { params: { id, domainId } }),
    },
    remove: {
      diagnosis: (id: string, diagnosisId: string) =>
        del('/server/pool/{id}/diagnosis/{diagnosisId}', { params: { id, diagnosisId } }),
      group: (id: string, groupId: string) => del('/server/pool/{id}/group/{groupId}', { params: { id, groupId } }),
      domain: (id: string, domainId: string) =>
        del('/server/pool/{id}/domain/{domainId}', { params: { id, domainId } }),
    },
  },
  'membership/plan': {
    add: {
      diagnosis: (id: string, diagnosisId: string) =>
        post('/server/membership/plan/{planId}/diagnosis/{diagnosisId}', { params: { planId: id, diagnosisId } }),
      group: (id: string, groupId: string) =>
        post('/server/membership/plan/{planId}/group/{groupId}', { params: { planId: id, groupId } }),
      domain: (id: string, domainId: string) =>
        post('/server/membership/plan/{planId}/domain/{domainId}', { params: { planId: id, domainId } }),
    },
    remove: {
      diagnosis: (id: string, diagnosisId: string) =>
        del('/server/membership/plan/{planId}/diagnosis/{diagnosisId}', { params: { planId: id, diagnosisId } }),
      group: (id: string, groupId: string) =>
        del('/server/membership/plan/{planId}/group/{groupId}', { params: { planId: id, groupId } }),
      domain: (id: string, domainId: string) =>
        del('/server/membership/plan/{planId}/domain/{domainId}', { params: { planId: id, domainId } }),
    },
  },
}

type Plan<T extends string> = `/server/membership/plan/{planId}/${T}`

export const planVerbs = {
  addMember: (planId: string, userId: string) =>
    post('/server/membership/plan/{planId}/member/{userId}', { params: { planId, userId } }),
  setMember: (planId: string, userId: string, body: BodyOf<'put', Plan<'member/{userId}'>>) =>
    put('/server/membership/plan/{planId}/member/{userId}', { params: { planId, userId }, body }),
  removeMember: (planId: string, userId: string) =>
    del('/server/membership/plan/{planId}/member/{userId}', { params: { planId, userId } }),
  addLink: (planId: string, body: BodyOf<'post', Plan<'links'>>) =>
    post('/server/membership/plan/{planId}/links', { params: { planId }, body }),
  setLink: (planId: string, linkId: string, body: BodyOf<'put', Plan<'link/{linkId}'>>) =>
    put('/server/membership/plan/{planId}/link/{linkId}', { params: { planId, linkId }, body }),
  removeLink: (planId: string, linkId: string) =>
    del('/server/membership/plan/{planId}/link/{linkId}', { params: { planId, linkId } }),
  addSurge: (planId: string, body: BodyOf<'post', Plan<'surge'>>) =>
    post('/server/membership/plan/{planId}/surge', { params: { planId }, body }),
  setSurge: (planId: string, surgeId: string, body: BodyOf<'put', Plan<'surge/{surgeId}'>>) =>
    put('/server/membership/plan/{planId}/surge/{surgeId}', { params: { planId, surgeId }, body }),
  removeSurge: (planId: string, surgeId: string) =>
    del('/server/membership/plan/{planId}/surge/{surgeId}', { params: { planId, surgeId } }),
}

export const regionVerbs = {
  create: (body: BodyOf<'post', '/server/grant/region'>) => post('/server/grant/region', { body }),
  update: (id: string, body: BodyOf<'put', '/server/grant/region/{id}'>) =>
    put('/server/grant/region/{id}', { params: { id }, body }),
  remove: ({ id, version }: Versioned) => del('/server/grant/region/{id}', { params: { id }, ifMatch: version }),
}

export const coachVerbs = {
  create: (body: BodyOf<'post', '/server/diagnosis/fact'>) => post('/server/diagnosis/fact', { body }),
  update: (id: string, body: BodyOf<'put', '/server/diagnosis/fact/{id}'>) =>
    put('/server/diagnosis/fact/{id}', { params: { id }, body }),
  remove: ({ id, version }: Versioned) => del('/server/diagnosis/fact/{id}', { params: { id }, ifMatch: version }),
}

export const diagnosisVerbs = {
  create: (body: BodyOf<'post', '/server/diagnosis'>) => post('/server/diagnosis', { body }),
  update: (id: string, body: BodyOf<'put', '/server/diagnosis/{id}'>) =>
    put('/server/diagnosis/{id}', { params: { id }, body }),
  remove: ({ id, version }: Versioned) => del('/server/diagnosis/{id}', { params: { id }, ifMatch: version }),
}
export const diagnosisGroupVerbs = {
  create: (body: BodyOf<'post', '/server/diagnosis/group'>) => post('/server/diagnosis/group', { body }),
  update: (id: string, body: BodyOf<'put', '/server/diagnosis/group/{id}'>) =>
    put('/server/diagnosis/group/{id}', { params: { id }, body }),
  remove: ({ id, version }: Versioned) => del('/server/diagnosis/group/{id}', { params: { id }, ifMatch: version }),
}
export const diagnosisDomainVerbs = {
  create: (body: BodyOf<'post', '/server/diagnosis/domain'>) => post('/server/diagnosis/domain', { body }),
  update: (id: string, body: BodyOf<'put', '/server/diagnosis/domain/{id}'>) =>
    put('/server/diagnosis/domain/{id}', { params: { id }, body }),
  remove: ({ id, version }: Versioned) => del('/server/diagnosis/domain/{id}', { params: { id }, ifMatch: version }),
}
