import type { Messages } from './messages.ts'
import type { en } from './backoffice.en.ts'

export const zh = {
  drawer: {
    queries: '咨询',
    queryList: '咨询列表',
    users: '用户',
    userAdmin: '用户管理',
    userInvitations: '用户邀请',
    querySetup: '咨询设置',
    fundingSources: '资金来源',
    plans: '计划',
    diagnoses: '诊断',
    expertPools: '专家库',
    tags: '标签',
    beta: '测试版',
    customFields: '自定义字段',
    templateList: '模板列表',
    reports: '报告',
    commonReports: '常用报告',
    customerReports: '客户报告',
    expertStats: '专家统计',
    queryStats: '咨询统计',
    dev: '开发',
    playground: '试验场',
  },
  tags: {
    scope: {
      my: '我的',
      team: '团队',
      global: '全局',
    },
  },
} satisfies Messages<typeof en>
