// A button that acts by itself, whatever form it is in.

import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon, type IconName } from './icons';

interface Props extends Omit<ButtonHTMLAttributes, 'type' | 'label' | 'onClick'> {
  icon?: IconName | undefined;
  label?: ComponentChildren;
  act(event: MouseEvent): unknown;
}

export const Button = ({ icon, label, act, ...button }: Props) => (
  <button type="button" {...button} onClick={(event) => void act(event)}>
    {icon && <Icon name={icon} />}
    {label}
  </button>
);
