import type { Messages } from './messages.ts'
import type { en } from './acts.en.ts'

export const zh = {
  acts: {
    admin: { read: '查看所有管理区域' },
    users: {
      create: '创建用户',
      edit: '编辑用户',
      disable: '停用账户',
      enable: '启用账户',
      email: '更改用户的电子邮箱',
      resetPassword: '发送重置密码的链接',
      removeMfa: '移除用户的登录验证方式',
      endSessions: '让用户在其他地方退出登录',
      flags: '标记测试用户和支持账户',
      role: '更改员工角色',
    },
    setup: { edit: '编辑资金来源、计划、专家库、诊断、标签、邀请、加价和内容' },
    discussions: {
      manage: '发布、暂停、安排、关闭、重新开放和取消讨论；管理专家组和备注',
      forceCancel: '取消已有席位或回复的讨论',
      charge: '登记付款',
      delete: '删除讨论',
    },
    customFields: { read: '查看自定义字段', edit: '编辑自定义字段' },
    statistics: { read: '查看专家和讨论的统计' },
    ledger: { write: '登记调整和付款', payout: '发放季度款项' },
    secrets: { reveal: '显示完整的税号或银行账号' },
    tax: { invalidate: '使税表失效' },
    records: { delete: '删除记录', deleteInUse: '删除被其他记录引用的记录' },
    reports: { run: '生成报告' },
    limits: { edit: '更改限值' },
    profile: { edit: '编辑个人资料' },
    own: {
      certifyTax: '确认您的税表',
      acceptTerms: '接受条款',
      changePassword: '更改您的密码',
      changeEmail: '更改您的电子邮箱',
      manageMfa: '更改您的登录验证方式',
      managePasskeys: '更改您的通行密钥',
    },
  },
} satisfies Messages<typeof en>
