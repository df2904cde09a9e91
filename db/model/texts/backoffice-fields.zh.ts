import type { Messages } from './messages.ts'
import type { en } from './backoffice-fields.en.ts'

export const zh = {
  resources: {
    users: {
      name: '用户',
      fields: {
        name: '姓名', email: '电子邮箱', firstName: '名', middleName: '中间名', lastName: '姓', displayName: '显示名称', suffix: '后缀或学位',
        prefix: '称谓', preferredLanguage: '首选语言', userType: '用户类型', userKind: '类别', csrReview: '审核', noeticExpert: '专家',
        enabled: '账户启用', accountStatus: '账户', regStatus: '注册', expertTier: '等级', hourlyRate: '时薪', institutionType: '机构类型',
        npi: 'NPI', dateOfBirth: '出生日期', voicePitch: '变声', testUser: '测试用户', supportAccount: '支持账户', allowedCSRAdmin: 'CSR 管理员',
        allowedCSRView: '仅查看', taxFormStatus: '税务表格', password: '密码', displayTitle: '计划', joinedAt: '加入时间', access: '访问权限',
        planId: '计划', poolId: '专家库', specialty: '专业', createdAt: '创建时间',
        lastSignInAt: '上次登录', rank: '级别',
      },
    },
    grants: {
      name: '资金来源',
      fields: {
        name: '名称', displayTitle: '显示标题', description: '说明', shortDescription: '简短说明', frontMatter: '前言', userType: '用户类型',
        activeFrom: '开始日期', activeTo: '结束日期', priority: '优先级', maxResponseTime: '最长答复时间（小时）', maxQueryDuration: '最长持续时间（小时）',
        firstReminder: '首次提醒（小时）', secondReminder: '第二次提醒（小时）', panelSize: '专家组人数', csrReview: '审核', expertSelectionMode: '选取方式',
        regionId: '地区集合', enabled: '启用',
        regionName: '地区', countryCodes: '国家', userKind: '类别', plans: '计划', pools: '专家库', discussions: '讨论',
      },
    },
    regions: {
      name: '地区',
      fields: {
        name: '名称', countryCodes: '国家',
      },
    },
    plans: {
      name: '计划',
      fields: {
        type: '类型', name: '名称', alias: '别名', sponsorName: '赞助方', displayTitle: '显示标题', dashboardMessage: '首页消息',
        registrationText: '注册页文本', theme: '主题', noNewQueries: '不接受新讨论', readOnlyDiscussions: '讨论只读', access: '访问级别',
        attachments: { messenger: '文字', video: '视频', audio: '语音' }, matchByRegion: '按地区匹配', countryCodes: '国家', sharedQueries: '共享讨论', selectable: '可选',
        maxResponseTime: '最长答复时间（小时）', maxQueryDuration: '最长持续时间（小时）', firstReminder: '首次提醒（小时）', secondReminder: '第二次提醒（小时）',
        panelSize: '专家组人数', csrReview: '审核', expertSelectionMode: '选取方式', localPoolWeight: '本地专家库权重', independentFirst: '先独立作答',
        surveyBuilder: '客户可用问题编辑器', anonymousAllowed: '允许匿名', genderOptOut: '可不填年龄和性别', freeLevel: '免费范围', customerId: '客户',
        effectiveDate: '生效日期', activeFrom: '开始日期', activeTo: '结束日期', enabled: '启用', slug: '链接名', description: '说明', url: '链接',
        userType: '用户类型', userKind: '类别', start: '开始', end: '结束', multiple: '倍数', displayName: '姓名', email: '电子邮箱', joinedAt: '加入时间',
        members: '成员', discussions: '讨论', media: '媒介',
      },
    },
    pools: {
      name: '专家库',
      fields: {
        poolName: '专家库名称', displayName: '显示名称', enabled: '启用', specialty: '专业', tier: '等级', name: '名称', displayTitle: '显示标题',
        experts: '专家', diagnoses: '诊断', plans: '计划', grants: '资金来源',
      },
    },
    diagnoses: {
      name: '诊断',
      fields: {
        name: '名称', code: '编码', groupId: '诊断组', groupName: '诊断组', domainName: '领域', enabled: '启用', via: '关联',
        nameZh: '中文名称', specialty: '专业',
      },
    },
    diagnosisGroups: {
      name: '诊断组',
      fields: {
        name: '名称', domainId: '领域', domainName: '领域', enabled: '启用',
      },
    },
    diagnosisDomains: {
      name: '诊断领域',
      fields: {
        name: '名称', enabled: '启用',
      },
    },
    queries: {
      name: '讨论',
      fields: {
        key: '参考号', virus: '发现的病毒', createdAt: '创建时间', userId: '提问者', diagnosisId: '诊断', mediaType: '媒介', planId: '计划', poolId: '专家库',
        grantId: '资金来源', status: '状态', displayStatus: '显示状态', type: '类型', title: '标题', reviewReasons: '审核原因', seatsUsed: '席位',
        responseCount: '答复', meetingTime: '会议时间', closeTime: '关闭时间', closedAt: '关闭时间', updatedAt: '更新时间', releasedAt: '发布时间',
        panelSize: '专家组人数', maxResponseTime: '最长答复时间（小时）', maxQueryDuration: '最长持续时间（小时）', firstReminder: '首次提醒（小时）',
        secondReminder: '第二次提醒（小时）', expertSelectionMode: '选取方式', csrReview: '审核', preventInvites: '停止邀请', accountingStatus: '入账',
        freeLevel: '免费范围', text: '问题', history: '病史', contextName: '关注点', expertId: '专家', tags: '标签', customFields: '自定义字段', refIds: 'RefId（以逗号分隔）', words: '问题中的文字',
        askerType: '提问者的用户类型', testQuery: '测试', diagnosisGroupId: '诊断组', diagnosisDomainId: '诊断领域', askerName: '提问者', diagnosisName: '诊断', planName: '计划', poolName: '专家库', grantName: '资金来源',
      },
    },
    transactions: {
      name: '账目',
      fields: {
        accountingStatus: '记账',
        effectiveDate: '生效日期', userId: '专家', transactionType: '类型', source: '来源', status: '状态', queryId: '讨论', description: '说明',
        amount: '金额', formula: '算式', reversalOf: '冲销', createdAt: '创建时间',
      },
    },
    stateTransitions: { name: '讨论状态变动' },
    engagementMoves: { name: '专家参与状态变动' },
    auditEvents: {
      name: '审计记录',
      fields: {
        createdAt: '时间', userId: '人员', actingUserId: '代理人', event: '事件', refTable: '记录类型', refId: '记录', refField: '字段',
        oldVal: '旧值', newVal: '新值', text: '备注',
      },
    },
  },
} satisfies Messages<typeof en>
