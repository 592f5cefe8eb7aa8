export interface Order {
  id: number;
}

export const orders: Order[] = [{ id: 1 }];
