import type { Messages } from './messages.ts'
import type { en } from './backoffice-tags.en.ts'

export const zh = {
  resources: {
    tags: {
      name: '标签',
      fields: {
        name: '名称',
        description: '说明',
        scope: '范围',
        assignmentType: '适用对象',
        definitionId: '定义',
        value: '值',
        targets: '使用处',
        ownerId: '所有者',
        updatedAt: '更新时间',
        entityType: '对象类型',
      },
    },
    tagDefinitions: {
      name: '标签定义',
      fields: {
        name: '名称',
        description: '说明',
        type: '类型',
        validator: '校验',
        options: '选项',
        entityType: '对象类型',
        scope: '范围',
        tags: '标签',
      },
    },
    tagTargets: {
      name: '使用处',
      fields: {
        tagName: '标签',
        entityType: '对象类型',
        entityId: '记录',
        value: '值',
        createdBy: '添加人',
        createdAt: '添加时间',
      },
    },
  },
  extras: { tab: '附加信息' },
  tags: {
    tabTags: '标签',
    tabDefinitions: '定义',
    tabTargets: '使用处',
    scopeName: { user: '我的', team: '团队', global: '全局', cen: '普查' },
    scopeHint: '我的：仅您使用。团队和全局：全体员工。普查：供普查用户使用。',
    assignmentHint: '标签可用于哪类记录。标签投入使用后不可更改。',
    entity: { user: '用户', plan: '计划', pool: '专家库', grant: '资金来源', query: '讨论', other: '其他' },
    type: { string: '文字', int: '整数', float: '数字', enum: '单选', boolean: '是或否', timestamp: '日期和时间' },
    validator: { email: '电子邮箱', phone: '电话', url: '网址', zip: '邮政编码' },
    choicesHint: '每输入一项按回车键。',
    title: '标签',
    none: '还没有标签。',
    add: '添加标签',
    addTarget: '添加使用处',
    noTargets: '还没有记录使用此标签。',
    editValue: '编辑“%{name}”的值',
    remove: '移除标签“%{name}”',
    discussions: '带有此标签的讨论',
    removed: '标签已移除。',
    recordId: '记录编号',
  },
  rules: { personalTag: '个人标签只能由其所有者更改' },
  audit: {
    table: { tag: '标签', tag_definition: '标签定义', tag_target: '记录上的标签' },
  },
} satisfies Messages<typeof en>
